import type { Look } from './person'

export const faceShape =
  'M141 186C139 124 164 92 200 92C236 92 261 124 259 186C258 246 232 294 200 294C168 294 142 246 141 186Z'

/** Skin, warm cheeks, brows, eyes, nose and a smile. Light comes from the left. */
export function face({ skin, hair, brows, lips }: Look): string {
  const mouth = lips ?? { color: '#8e3b34', opacity: 0.85 }
  return `<g clip-path="url(#face)">
      <path d="${faceShape}" fill="url(#skin)"/>
      <ellipse cx="262" cy="210" rx="66" ry="136" fill="url(#side)"/>
      <ellipse cx="168" cy="226" rx="30" ry="22" fill="url(#cheek)"/>
      <ellipse cx="230" cy="226" rx="28" ry="22" fill="url(#cheek)" opacity=".88"/>
    </g>
    <path d="M160 176C167 170 177 169 185 173M215 173C223 169 233 170 240 176" stroke="${brows ?? hair.shade}" stroke-width="5" fill="none" stroke-linecap="round"/>
    <g fill="#1b1512">
      <ellipse cx="174" cy="195" rx="5.4" ry="6.4"/>
      <ellipse cx="226" cy="195" rx="5.4" ry="6.4"/>
    </g>
    <g fill="#fff" opacity=".8">
      <circle cx="172.4" cy="192.6" r="1.8"/>
      <circle cx="224.4" cy="192.6" r="1.8"/>
    </g>
    <path d="M202 190C206 206 211 216 208 221C204 226 197 226 193 223" stroke="${skin[2]}" stroke-width="4" fill="none" stroke-linecap="round" opacity=".75"/>
    <path d="M178 248C190 260 212 260 224 247" stroke="${mouth.color}" stroke-width="5" fill="none" stroke-linecap="round" opacity="${mouth.opacity}"/>`
}

export const glasses = `<g fill="none" stroke="#1b1b1f" stroke-width="4.5">
    <rect x="150" y="178" width="44" height="36" rx="15"/>
    <rect x="206" y="178" width="44" height="36" rx="15"/>
    <path d="M194 190C198 186 202 186 206 190"/>
  </g>`
