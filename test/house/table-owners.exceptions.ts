export const FOREIGN: Record<string, string> = {}
export const FOREIGN_MAX = 0
