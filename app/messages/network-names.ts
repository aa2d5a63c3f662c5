/** What the icons of networks are called, and that of an address to write to. */
export const networkNames = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  mail: 'Email',
}
