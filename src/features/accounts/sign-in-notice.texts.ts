/** What the sign-in page says of tries from elsewhere: EVERY-DAY §6, `cuenta-entrar`. */
export const signInNoticeTexts = {
  triedElsewhere: 'Alguien ha probado muchas contraseñas con tu email desde otro sitio.',
  enterAsAlways: 'Desde este aparato puedes entrar como siempre.',
} as const
