/** Spanish texts of roles, passwords and sessions: S1 §5, S2 §2; 3-decisions §2, §3. */
export const identityTexts = {
  brand: 'Sobremesa',
  passwordRule:
    'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula, un número y un carácter especial.',
  passwordTooLong: 'La contraseña no puede exceder los 128 caracteres',
  secondFactor: 'Escribe el código de tu aplicación.',
  secondFactorWrong: 'Ese código no vale. Escribe el que ves ahora.',
  passkeyRefused: 'No hemos podido entrar con la huella. Puede que la quitaras en Seguridad. Entra con la contraseña.',
  passkeyNotProved: 'No hemos podido comprobar la llave. Inténtalo de nuevo.',
  passwordCommon: 'Esta contraseña es demasiado común. Elige otra.',
  passwordsDiffer: 'Las contraseñas no coinciden',
  emailFormat: 'El correo electrónico debe tener el formato nombre@ejemplo.com',
  passwordRules: {
    length: '8 caracteres',
    upper: 'Una mayúscula',
    lower: 'Una minúscula',
    digit: 'Un número',
    special: 'Un carácter especial',
  },
  newPassword: 'Nueva contraseña',
  confirmPassword: 'Confirmar contraseña',
  termsBetween: ' y la ',
  roles: { owner: 'Propietario', worker: 'Trabajador', admin: 'Administrador' },
  partner: 'Socio',
  /** Who changed something, when it was our support or an account that is gone: 'Lo cambió {x}', 'lo de {x}'. */
  support: 'Soporte',
  someoneElse: 'otra persona',
} as const
