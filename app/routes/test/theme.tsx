import { Part, State } from './part'

const theme = [
  ['Primary', 'bg-primary text-white'],
  ['Accent', 'bg-accent'],
  ['Secondary', 'bg-secondary text-white'],
  ['Success', 'bg-success'],
  ['Dark', 'bg-dark text-white'],
] as const

const neutrals = [
  ['25', 'bg-n25'],
  ['50', 'bg-n50'],
  ['100', 'bg-n100'],
  ['200', 'bg-n200'],
  ['300', 'bg-n300'],
  ['400', 'bg-n400'],
  ['500', 'bg-n500'],
  ['600', 'bg-n600'],
] as const

/** Colors and type. */
export function Theme() {
  return (
    <Part id="theme" title="Theme">
      <div className="grid gap-x-12 lg:grid-cols-2">
        <State name="Colors">
          <div className="grid grid-cols-3 gap-2 md:grid-cols-5">
            {theme.map(([name, look]) => (
              <div key={name} className={`flex h-16 items-end rounded p-2 font-medium ${look}`}>
                {name}
              </div>
            ))}
          </div>
        </State>
        <State name="Neutrals">
          <div className="grid grid-cols-4 border border-n200 md:grid-cols-8">
            {neutrals.map(([name, look]) => (
              <div key={name}>
                <div className={`h-12 ${look}`} />
                <p className="px-2 py-1">{name}</p>
              </div>
            ))}
          </div>
        </State>
        <State name="Type">
          <p className="display">Display 40 to 64</p>
          <p className="title mt-2">Title 20, once per screen</p>
          <p className="mt-2">
            Text 14, <strong className="font-semibold">600 for names</strong>,{' '}
            <span className="muted">neutral 500 for facts</span>
          </p>
          <p className="mt-1 text-public">Text 16, public pages and phone fields</p>
        </State>
        <State name="Links and figures">
          <p>
            <a className="link" href="#theme">
              A link in a sentence
            </a>{' '}
            and figures of one width: 1,061 / 1,718
          </p>
        </State>
      </div>
    </Part>
  )
}
