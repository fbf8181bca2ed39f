/** `refused`: it opened nothing; `other`: it is somebody else's; a text: why it could not be tried. */
export type PasskeyFailure = 'refused' | 'other' | 'removed' | { text: string }
