import { defineErrors } from '#shared/app-error.ts'
import { teamTexts } from './team.texts.ts'

/** Errors of the team and its invitations (S1 §6, §8; S2 §6; 3-decisions §2, §7). */
export const teamErrors = defineErrors({
  forbidden: { code: 'team_forbidden', status: 403, message: 'No tienes permisos para gestionar el equipo.' },
  /** All places of the plan are taken, or it has none. */
  invitationLimit: {
    code: 'invitation_limit',
    status: 403,
    message: 'Has usado todas las invitaciones de tu plan. Quita a alguien o cambia de plan.',
  },
  /** The plan has no team (any more): members stay and can only be removed. */
  noTeamPlan: { code: 'team_plan', status: 403, message: 'El equipo viene con Pro y Premium' },
  /** A partner does not touch partners. */
  partner: {
    code: 'partner_forbidden',
    status: 403,
    message: 'A los socios solo los cambia el propietario.',
  },
  roleExists: { code: 'role_exists', status: 409, message: 'Ya tienes un papel con ese nombre' },
  roleLimit: {
    code: 'role_limit',
    status: 409,
    message: 'Ya tienes 9 papeles. Quita alguno para guardar otro.',
  },
  notPending: {
    code: 'not_pending',
    status: 409,
    message: 'Esta persona ya ha aceptado la invitación. Vuelve a cargar la página.',
  },
  tooManyInvitations: {
    code: 'too_many_requests',
    status: 429,
    message: 'Hoy ya has enviado 30 invitaciones. Podrás enviar más mañana.',
  },
  unknownToken: { code: 'invitation_unknown', status: 400, message: teamTexts.tokenMissing },
  expired: { code: 'invitation_expired', status: 400, message: 'La invitación ha caducado' },
  used: { code: 'invitation_used', status: 400, message: 'Ya aceptaste esta invitación' },
  revoked: { code: 'invitation_revoked', status: 400, message: 'Este enlace ya no vale' },
})
