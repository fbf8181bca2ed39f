/** Installs tesseract with Spanish as root when it is missing; throws when that is not possible. */
export function setup(): Promise<void>
