import { useRef, useState } from 'react'
import { ColorField } from '~/components/form/color-field'
import { lazyPart } from '~/components/shell/lazy-part'
import { whenReleased } from '~/components/ui/pressed'
import { controlWords } from '~/messages/controls'
import type { Picked } from './contrast-guard'

// It may arrive while the button below is pressed, and would push it away.
const ContrastGuard = lazyPart(async () => {
  const guard = await import('./contrast-guard')
  await new Promise<void>(whenReleased)
  return guard
})

const names = { primary: 'primaryColor', secondary: 'secondaryColor' } as const

/** The two colors of a brand; with script what is typed or picked is checked at once. */
export function BrandColors({ errors }: { errors?: Partial<Record<string, string[]>> }) {
  const ref = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<Picked | null>(null)
  // A shade that was taken: the field is drawn again with it.
  const [taken, setTaken] = useState<Partial<Picked>>({})
  const inputOf = (role: keyof Picked) =>
    ref.current?.querySelector<HTMLInputElement>(`input[name=${names[role]}]`)
  const read = () =>
    setPicked({
      primary: inputOf('primary')?.value ?? '',
      secondary: inputOf('secondary')?.value ?? '',
    })
  return (
    <div className="form" ref={ref}>
      {(['primary', 'secondary'] as const).map((role) => (
        <ColorField
          key={`${role} ${taken[role]}`}
          name={names[role]}
          errors={errors?.[names[role]] ?? null}
          defaultValue={taken[role]}
          label={role === 'primary' ? controlWords.primary : controlWords.secondary}
          onSet={read}
          required
        />
      ))}
      {picked && (
        <ContrastGuard
          picked={picked}
          onUse={(role, shade) => {
            setTaken({ ...taken, [role]: shade })
            setPicked({ ...picked, [role]: shade })
          }}
        />
      )}
    </div>
  )
}
