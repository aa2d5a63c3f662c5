import { Button } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { SectionPicture } from '~/components/ui/section-picture'
import { versionMessages as say } from '~/messages/versions'
import type { Orientation, PanelColor } from '~/panels/types'
import { panelImagePath } from '~/panels/url'

type Past = {
  id: string
  panelId: string
  orientation: Orientation
  color: PanelColor
  words: string | null
  /** Null when the panel no longer exists. */
  name: string | null
  revision: string
  height: number
  state: 'gone' | 'here' | 'differs'
}

/** A section as it was, and the button that brings it back: a button of the form around all of them. */
export function PastSection({ section, brandId }: { section: Past; brandId: string }) {
  const { id, name, height, state } = section
  if (name === null) return <p className="section-missing">{say.panelGone}</p>
  return (
    <div className="past-section" data-state={state} role="group" aria-label={name}>
      {height > 0 ? (
        <SectionPicture
          src={panelImagePath(section, brandId)}
          name={name}
          height={height}
          natural={section.words !== null}
        />
      ) : (
        <p className="section-missing">{name}</p>
      )}
      <div className="past-bar">
        {state === 'here' ? (
          <p className="past-now">
            <Icon name="check" />
            <span>{say.onPage}</span>
          </p>
        ) : (
          <Button
            name="section"
            value={id}
            icon="undo"
            aria-label={say.bringBackOf(name)}
            title={state === 'differs' ? say.differs : say.bringBack}
          >
            <span>{say.bringBack}</span>
          </Button>
        )}
      </div>
    </div>
  )
}
