import { useNavigation } from '@remix-run/react'
import type { pictureOf } from '~/features/conversations/picture-pins.server'
import { workPath } from '~/map/work-path'
import { picturePinMessages as say } from '~/messages/picture-pins'
import { type Point, percent, pointAt, shownWidths } from '~/shared/picture-point'

/** Data of the screen of a picture and its pins. */
export type PinsData = Awaited<ReturnType<typeof pictureOf>> & { since: number }

/**
 * A picture with its pins. With `press` it is a button for each width that it is shown in: a browser
 * sends where it was pressed, in pixels of that width. With script `press` takes the place at once, so
 * that nothing typed meanwhile meets an answer.
 */
export function PinPicture({
  work,
  picture,
  pins,
  waiting,
  point,
  press,
}: Pick<PinsData, 'work' | 'picture' | 'pins' | 'waiting'> & {
  point: Point | null
  press?: (form: HTMLFormElement | null, point: Point) => void
}) {
  const sending = useNavigation().state === 'submitting'
  const { id, name, width, height } = picture
  const file = workPath(work, '/attachments/:attachment', { attachment: id }, { size: 'large' })
  return (
    <div className="pin-picture">
      <div>
        {shownWidths.map((most, step) => {
          const shown = Math.min(most, width)
          const size = { width: shown, height: Math.round((shown * height) / width) }
          return press ? (
            <input
              key={most}
              type="image"
              name={`at${shown}`}
              src={file}
              alt={say.picture(name)}
              data-step={step}
              aria-disabled={sending || undefined}
              onClick={(event) => {
                event.preventDefault()
                if (sending) return
                const { offsetX, offsetY } = event.nativeEvent
                const { clientWidth, clientHeight, form } = event.currentTarget
                press(form, pointAt(offsetX / clientWidth, offsetY / clientHeight))
              }}
              {...size}
            />
          ) : (
            <img key={most} src={file} alt={name} data-step={step} {...size} />
          )
        })}
        {pins.map(({ number, messageId, ...at }) => (
          <a
            key={number}
            href={`#message-${messageId}`}
            className="pin-drop"
            aria-label={say.pinOf(number, name)}
            {...placed(at)}
          >
            {number}
          </a>
        ))}
        {waiting.map(({ id, text, point: at }) => (
          <span key={id} className="pin-drop is-new" role="img" aria-label={text} {...placed(at)} />
        ))}
        {point && (
          <span className="pin-drop is-new" role="img" aria-label={say.here} {...placed(point)}>
            +
          </span>
        )}
      </div>
    </div>
  )
}

/** Position of a pin; near an edge it hangs to the other side. */
const placed = ({ x, y }: Point) => ({
  style: { left: `${percent(x)}%`, top: `${percent(y)}%` },
  'data-left': x > 9000 || undefined,
  'data-up': y > 9000 || undefined,
})
