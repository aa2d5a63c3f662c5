/** The first word of a person's name. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? ''
