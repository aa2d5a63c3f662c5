import { Link } from '@remix-run/react'
import { SafeImage } from '~/components/ui/safe-image'
import type { HomeDemo } from '~/features/panels/home-panels.server'
import { home } from '~/messages/home'
import { variantWords } from '~/messages/variants'
import { choiceUrl } from './choice-url'

/** The nine variants of the sample section; each is one click away. */
export function VariantCard({ demo }: { demo: HomeDemo }) {
  const { choice, section, variants } = demo
  return (
    <section className="variants" aria-labelledby="variants">
      <h2 id="variants" className="font-semibold">
        {section.name}
      </h2>
      <p className="muted">{home.variants}</p>
      <div className="variant-choices">
        {variants.map(({ orientation, color, src, srcSet, width, height }) => (
          <Link
            key={src}
            to={choiceUrl(choice, { orientation, color })}
            replace
            preventScrollReset
            aria-current={
              orientation === choice.orientation && color === choice.color ? 'true' : undefined
            }
          >
            <SafeImage
              {...{ src, srcSet, width, height }}
              sizes="(min-width: 1320px) 116px, (min-width: 1100px) 9vw, 31vw"
              alt={`${color}, ${orientation}`}
              className="h-full w-full object-cover object-top"
            />
          </Link>
        ))}
        <span>{variantWords.left}</span>
        <span>{variantWords.center}</span>
        <span>{variantWords.right}</span>
      </div>
    </section>
  )
}

/** Other panels in the same orientation and color; a press puts one in the place of the section. */
export function OtherPanels({ demo: { choice, others } }: { demo: HomeDemo }) {
  if (others.length === 0) return null
  return (
    <section className="other-panels" aria-labelledby="others">
      <h2 id="others" className="font-semibold">
        {home.others}
      </h2>
      <ul>
        {others.map(({ panel, src, srcSet, width, height, alt }) => (
          <li key={panel}>
            <Link to={choiceUrl(choice, { panel })} replace preventScrollReset>
              <SafeImage
                {...{ src, srcSet, width, height, alt }}
                sizes="(min-width: 1320px) 404px, (min-width: 1100px) 31vw, 45vw"
                loading="lazy"
                className="h-full w-full object-cover object-top"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
