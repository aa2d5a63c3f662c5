import { useSearchParams } from '@remix-run/react'
import { ButtonLink } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { SegmentedLinks } from '~/components/ui/segmented'
import { SectionFigure } from '~/components/work/section-figure'
import type { comparePage } from '~/features/request-pins/compare-page.server'
import { pathTo } from '~/map/path-to'
import { pinMessages as say } from '~/messages/request-pins'
import { SideCaption } from './pinned'

type Comparison = NonNullable<ReturnType<typeof comparePage>>

const ways = [
  { value: 'both', label: say.sideBySide },
  { value: 'before', label: say.beforeAlone },
  { value: 'after', label: say.afterAlone },
] as const

const widths = [
  { value: '1440', icon: 'monitor' },
  { value: '768', icon: 'tablet' },
  { value: '390', icon: 'phone' },
] as const

/** How wide the pictures are at most: an icon and the number. */
const widthSegments = widths.map(({ value, icon }) => ({
  value,
  label: say.wide(value),
  mark: (
    <>
      <Icon name={icon} />
      {value}
    </>
  ),
}))

/** The page before and after, for a person who may look at it. */
export const ReviewView = ({
  requestId,
  pages,
}: {
  requestId: string
  pages: Comparison | null
}) =>
  pages ? (
    <Pages requestId={requestId} pages={pages} />
  ) : (
    <p className="page-body muted">{say.noComparison}</p>
  )

/** Side by side, on a phone one of them. What differs has an edge. */
function Pages({ requestId, pages }: { requestId: string; pages: Comparison }) {
  const [query] = useSearchParams()
  const shown = ways.find(({ value }) => value === query.get('show'))?.value ?? 'both'
  const { before, after, brandId, differences, to, look } = pages
  const width = widths.find(({ value }) => value === query.get('w'))?.value ?? '1440'
  const at = (change: { show?: string; w?: string }) =>
    pathTo(
      '/requests/:request',
      { request: requestId },
      { v: 'review', show: shown, w: width, ...change },
    )
  return (
    <div className="review" data-show={shown} data-width={width}>
      <div className="review-bar">
        <SegmentedLinks
          label={say.show}
          segments={ways}
          value={shown}
          to={(show) => at({ show })}
          name="show"
          replace
        />
        <SegmentedLinks
          label={say.width}
          segments={widthSegments}
          value={width}
          to={(w) => at({ w })}
          name="w"
          className="review-widths"
          replace
        />
        {look && (
          <ButtonLink to={look} icon="eye" className="ml-auto">
            {say.lookAtPage}
          </ButtonLink>
        )}
        {to && (
          <ButtonLink to={to} icon="external-link" className="ml-auto">
            {say.openPage}
          </ButtonLink>
        )}
      </div>
      <div className="pin-sides">
        <Side title={say.beforeAt(before.number)} side={before} brandId={brandId} name="before" />
        <Side title={say.afterAt(after.number)} side={after} brandId={brandId} name="after" />
      </div>
      <p className="review-differences">{differences}</p>
      {width !== '1440' && <p className="muted mt-2">{say.madeSmaller(width)}</p>}
    </div>
  )
}

function Side(props: {
  title: string
  side: Comparison['before']
  brandId: string
  name: 'before' | 'after'
}) {
  const { title, side, brandId, name } = props
  return (
    <figure data-side={name}>
      <SideCaption title={title} at={side.at} />
      <div className="pin-frame">
        {side.sections.map((section) => (
          <div
            key={section.id}
            className="review-section"
            data-differs={section.differs || undefined}
          >
            <SectionFigure figure={section} brandId={brandId} />
            {section.pinned && (
              <span className="pin-mark" title={say.pinned}>
                <Icon name="inbox" label={say.pinned} />
              </span>
            )}
          </div>
        ))}
        {side.sections.length === 0 && <p className="section-missing">{say.empty}</p>}
      </div>
    </figure>
  )
}
