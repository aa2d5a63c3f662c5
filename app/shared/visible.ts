/**
 * Whether anything of a text can be seen. Spaces are nothing, and what only shapes or hides text, and
 * letters that fill a place and are drawn empty (of Hangul, of Braille).
 */
export const isVisible = (text: string): boolean =>
  /[^\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\s]/u.test(text)
