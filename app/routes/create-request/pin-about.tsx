import { Link } from '@remix-run/react'
import { Notice } from '~/components/ui/notice'
import { SectionFigure } from '~/components/work/section-figure'
import type { readPin } from '~/features/request-pins/read-pin.server'
import { pinMessages as say } from '~/messages/request-pins'

export type About = ReturnType<typeof readPin>

/** The section that a new request is going to be about. @param without the step without it */
export function PinAbout({ about, without }: { about: NonNullable<About>; without: string }) {
  if (about === 'ignored') return <Notice tone="warning">{say.ignored}</Notice>
  const { picture, brandId, page, project } = about
  return (
    <section className="pin-about" aria-label={say.about}>
      <div className="pin-frame">
        <SectionFigure figure={picture} brandId={brandId} />
      </div>
      <p className="wrap-anywhere">
        <span className="muted">{say.about} </span>
        {say.place(picture.name, page, project)}{' '}
        <Link to={without} className="link" replace preventScrollReset>
          {say.leaveOut}
        </Link>
      </p>
    </section>
  )
}
