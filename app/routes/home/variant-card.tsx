import { Link } from '@remix-run/react'
import { SafeImage } from '~/components/ui/safe-image'
import type { HomeDemo } from '~/features/panels/home-panels.server'
import { home } from '~/messages/home'
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
      <div className="variant-grid">
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
              sizes="120px"
              alt={`${color}, ${orientation}`}
              className="h-full w-full object-cover object-top"
            />
          </Link>
        ))}
        <span>Left</span>
        <span>Center</span>
        <span>Right</span>
      </div>
    </section>
  )
}
