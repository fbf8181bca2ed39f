import { defineErrors } from '#shared/app-error.ts'
import { identityTexts } from './identity.texts.ts'

/** Errors of sessions, passwords and roles (3-decisions §2). */
export const identityErrors = defineErrors({
  badCredentials: {
    code: 'bad_credentials',
    status: 401,
    message: 'Error al iniciar sesión. Verifica tus credenciales.',
  },
  emailExists: { code: 'email_exists', status: 409, message: 'Ya existe una cuenta con ese email.' },
  memberRemoved: { code: 'member_removed', status: 403, message: 'Tu acceso al equipo ha sido retirado.' },
  /** For the first call after the removal: the same code with another status (3-decisions §2). */
  sessionOfRemovedMember: { code: 'member_removed', status: 401, message: 'Tu acceso al equipo ha sido retirado.' },
  wrongPassword: { code: 'wrong_password', status: 400, message: 'La contraseña actual no es correcta.' },
  /** After a right password of an administrator who has a second factor. */
  secondFactor: { code: 'second_factor', status: 401, message: identityTexts.secondFactor },
  /** Of a sign-in; everything that can be wrong with it is told alike. */
  badPasskey: { code: 'bad_passkey', status: 401, message: identityTexts.passkeyRefused },
  /** Of a new passkey, or of a proof with one. */
  passkeyNotProved: { code: 'passkey_not_proved', status: 400, message: identityTexts.passkeyNotProved },
  passkeyLimit: {
    code: 'passkey_limit',
    status: 409,
    message: 'Ya tienes 10 llaves. Quita alguna para añadir otra.',
  },
  passkeyExists: { code: 'passkey_exists', status: 409, message: 'Esa llave ya está añadida.' },
  passwordCommon: { code: 'password_common', status: 400, message: identityTexts.passwordCommon },
})
