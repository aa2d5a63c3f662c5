import { editorMessages as say } from '~/messages/editor'

/** The screens that a page is looked at on, by their width. */
export const screens = [
  { width: 1440, icon: 'monitor', name: say.desktop },
  { width: 768, icon: 'tablet', name: say.tablet },
  { width: 390, icon: 'phone', name: say.phone },
] as const

export const previewOn = ({ name, width }: (typeof screens)[number]) =>
  say.previewOn(name.toLowerCase(), String(width))
