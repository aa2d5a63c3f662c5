import { projectSettingsMessages as say } from '~/messages/project-settings'
import { palettes } from '~/panels/color/palettes'

type Brand = { primaryColor: string; secondaryColor: string }
export type ColorPair = { name: string; primary: string; secondary: string }

/** Pairs of colors, each a button of a form that gives them to the project at once. */
export const PaletteButtons = ({
  project,
  pairs = palettes,
}: {
  project: Brand
  pairs?: readonly ColorPair[]
}) => (
  <div className="palettes">
    {pairs.map(({ name, primary, secondary }) => (
      <button
        key={name}
        type="submit"
        name="colors"
        value={`${primary} ${secondary}`}
        className="palette"
        aria-label={say.takeColors(name)}
        title={name}
        aria-pressed={primary === project.primaryColor && secondary === project.secondaryColor}
      >
        <span style={{ background: primary }} />
        <span style={{ background: secondary }} />
      </button>
    ))}
  </div>
)
