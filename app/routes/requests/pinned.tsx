import type { ReactNode } from 'react'
import { ButtonLink } from '~/components/ui/button'
import { Time } from '~/components/ui/time'
import { type Figure, SectionFigure } from '~/components/work/section-figure'
import type { findPin } from '~/features/request-pins/find-pin.server'
import { pinMessages as say } from '~/messages/request-pins'

type Pin = NonNullable<ReturnType<typeof findPin>>

/** The section that a request is about: then and now side by side, and the way to it. */
export function Pinned({ pin }: { pin: Pin }) {
  if (pin === 'gone') {
    return (
      <Block>
        <p className="muted">{say.pageGone}</p>
      </Block>
    )
  }
  const { was, is, brandId, differences, to, look } = pin
  const panel = was.picture?.name ?? is?.picture?.name ?? null
  const words = is && differences.length === 0 ? [say.same] : differences
  return (
    <Block>
      <div className="pin-head">
        <p className="min-w-0 wrap-anywhere">{say.place(panel, pin.page, pin.project)}</p>
        {look && (
          <ButtonLink to={look} icon="eye">
            {say.lookAtPage}
          </ButtonLink>
        )}
        {to && (
          <ButtonLink to={to} icon="external-link">
            {say.openInEditor}
          </ButtonLink>
        )}
      </div>
      <div className="pin-sides">
        <Side title={say.wasAt(was.number)} at={was.at} figure={was.picture} brandId={brandId}>
          {say.unknown}
        </Side>
        {is && (
          <Side title={say.isAt(is.number)} at={is.at} figure={is.picture} brandId={brandId}>
            {say.sectionGone}
          </Side>
        )}
      </div>
      {words.map((each) => (
        <p key={each} className="mt-2 text-n600">
          {each}
        </p>
      ))}
    </Block>
  )
}

const Block = ({ children }: { children: ReactNode }) => (
  <section className="pinned" aria-labelledby="pinned-title">
    <h2 id="pinned-title" className="font-semibold">
      {say.about}
    </h2>
    {children}
  </section>
)

function Side(props: {
  title: string
  at: number
  figure: Figure | null
  brandId: string
  /** Said where there is no picture. */
  children: ReactNode
}) {
  const { title, at, figure, brandId, children } = props
  return (
    <figure>
      <SideCaption title={title} at={at} />
      <div className="pin-frame">
        {figure ? (
          <SectionFigure figure={figure} brandId={brandId} />
        ) : (
          <p className="section-missing">{children}</p>
        )}
      </div>
    </figure>
  )
}

/** Which version a picture shows, and when it came about. */
export const SideCaption = ({ title, at }: { title: string; at: number }) => (
  <figcaption className="pin-caption">
    <span className="font-medium">{title}</span>
    <span className="text-n600">
      <Time at={at} />
    </span>
  </figcaption>
)
