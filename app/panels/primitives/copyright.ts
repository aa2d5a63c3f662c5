import type { Theme } from '../color/theme'

/** Whose a website is, also where its name cannot be written. */
export function copyright({ brand }: Theme): string {
  const name = brand.name.slice(0, 60)
  return name ? `© 2026 ${name}.` : '© 2026.'
}
