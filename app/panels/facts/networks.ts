/** Networks that the library has an icon of. */
export const networks = ['instagram', 'facebook', 'linkedin', 'youtube'] as const
export type Network = (typeof networks)[number]
