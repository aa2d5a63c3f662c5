import { cornerNames, projectSettingsMessages as say } from '~/messages/project-settings'
import { type Corners, cornerChoices } from '~/panels/types'

/** The corners there are, each a button of a form that gives them to the project at once. */
export const CornerButtons = ({ corners }: { corners: Corners }) => (
  <div className="style-cards">
    {cornerChoices.map((one) => (
      <button
        key={one}
        type="submit"
        name="takeCorners"
        value={one}
        className={`style-card corners-${one}`}
        aria-label={say.takeCorners(cornerNames[one])}
        aria-pressed={one === corners}
      >
        {cornerNames[one]}
      </button>
    ))}
  </div>
)
