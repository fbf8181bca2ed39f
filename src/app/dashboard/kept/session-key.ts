/** Under which the signed-in user is loaded. */
export const sessionKey = ['user'] as const
