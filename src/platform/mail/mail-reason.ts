/** A mail server quotes the receiver; the log holds no addresses (decision 0228). */
export const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, '…')
