/** Types of photographs that are taken, as the `accept` attribute has them. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
