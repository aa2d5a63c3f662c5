import { contrast } from '../color/contrast'
import type { Theme } from '../color/theme'

/** Stars and highlights on `deep`: the badge color, or that of words where it would disappear. */
export const markOnDeep = (t: Theme): string =>
  contrast(t.badge, t.deep) < 1.6 ? t.onDeep : t.badge
