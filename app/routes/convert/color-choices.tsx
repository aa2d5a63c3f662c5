import { Segmented } from '~/components/ui/segmented'
import { controlWords } from '~/messages/controls'
import { convertMessages as say } from '~/messages/convert'

const choices = [
  { value: 'leave', label: say.leave },
  { value: 'primary', label: controlWords.primary },
  { value: 'secondary', label: controlWords.secondary },
]

/** Every color with how often it is in the files, and what becomes of it. */
export function ColorChoices({
  colors,
  typed,
}: {
  colors: readonly { color: string; count: number }[]
  /** The form as it was sent, when it was refused. */
  typed: Record<string, unknown> | null
}) {
  return (
    <ul className="color-choices">
      {colors.map(({ color, count }) => {
        const name = `color-${color.slice(1)}`
        const sent = typed?.[name]
        return (
          <li key={color}>
            <span className="color-well" style={{ background: color }} />
            <span className="min-w-0 flex-1">
              <code>{color.toUpperCase()}</code>{' '}
              <span className="muted whitespace-nowrap">{say.places(count)}</span>
            </span>
            <Segmented
              name={name}
              label={say.becomesOf(color.toUpperCase())}
              segments={choices}
              value={typeof sent === 'string' ? sent : 'leave'}
            />
          </li>
        )
      })}
    </ul>
  )
}
