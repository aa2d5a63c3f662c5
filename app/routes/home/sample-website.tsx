import { FilterLink } from '~/components/ui/filter-link'
import { Icon } from '~/components/ui/icon'
import { SafeImage } from '~/components/ui/safe-image'
import { ColorDot, SegmentedLinks } from '~/components/ui/segmented'
import type { HomeDemo, HomePicture } from '~/features/panels/home-panels.server'
import { home } from '~/messages/home'
import { variantWords } from '~/messages/variants'
import { choiceUrl } from './choice-url'

const orientations = [
  { value: 'left', label: variantWords.left, icon: 'align-left' },
  { value: 'center', label: variantWords.center, icon: 'align-center' },
  { value: 'right', label: variantWords.right, icon: 'align-right' },
] as const

const colors = [
  { value: 'dark', label: variantWords.dark, mark: <ColorDot color="#132d3d" /> },
  { value: 'grey', label: variantWords.grey, mark: <ColorDot color="#dde3e9" /> },
  { value: 'light', label: variantWords.light, mark: <ColorDot color="#fff" /> },
]

/** A website of panels; one section of it can be turned, colored and swapped by plain links. */
export function SampleWebsite({ demo }: { demo: HomeDemo }) {
  const { choice, section } = demo
  const next = demo.others[0]?.panel
  return (
    <section className="sample" aria-label={home.sample}>
      {demo.above.map((picture) => (
        <PanelPicture key={picture.alt} picture={picture} eager />
      ))}
      <div className="sample-section">
        <div className="toolbar">
          <SegmentedLinks
            label={variantWords.orientation}
            segments={orientations}
            value={choice.orientation}
            to={(orientation) => choiceUrl(choice, { orientation })}
            name="orientation"
            replace
          />
          <SegmentedLinks
            label={variantWords.color}
            segments={colors}
            value={choice.color}
            to={(color) => choiceUrl(choice, { color })}
            name="color"
            replace
          />
          {next && (
            <FilterLink
              name="panel"
              to={choiceUrl(choice, { panel: next })}
              replace
              preventScrollReset
              className="btn btn-quiet"
            >
              <Icon name="swap" />
              {variantWords.swap}
            </FilterLink>
          )}
        </div>
        <PanelPicture picture={section} eager />
      </div>
      {demo.below.map((picture) => (
        <PanelPicture key={picture.alt} picture={picture} />
      ))}
    </section>
  )
}

/** The box has the panel's shape before its picture is there. */
function PanelPicture({ picture, eager }: { picture: HomePicture; eager?: boolean }) {
  const { src, srcSet, alt, width, height } = picture
  return (
    <div style={{ aspectRatio: `${width} / ${height}` }} className="overflow-hidden">
      <SafeImage
        {...{ src, srcSet, alt, width, height }}
        sizes="(min-width: 1320px) 756px, (min-width: 1100px) 57vw, calc(100vw - 32px)"
        className="h-full w-full object-cover object-top"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </div>
  )
}
