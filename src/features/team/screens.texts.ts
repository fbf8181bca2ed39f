/** The title of the page that accepts an invitation: S2 §2. */
export const screenTexts = { acceptInvitation: 'Aceptar invitación' } as const
