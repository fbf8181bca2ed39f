/** A number or a currency sign never begins a line: 'anchoas 00', 'para 2'. */
export const keepNumbers = (text: string): string => text.replace(/ (?=[\d€])/g, '\u00a0')
