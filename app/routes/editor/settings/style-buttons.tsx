import {
  cornerNames,
  projectSettingsMessages as say,
  typefaceNames,
} from '~/messages/project-settings'
import { type Corners, cornerChoices, type Typeface, typefaceChoices } from '~/panels/types'

/** Typefaces and corners, each a button of a form that gives it to the project at once. */
export const StyleButtons = ({
  project: { typeface, corners },
}: {
  project: { typeface: Typeface; corners: Corners }
}) => (
  <>
    <div>
      <span className="label">{say.typeface}</span>
      <div className="style-cards">
        {typefaceChoices.map((one) => (
          <button
            key={one}
            type="submit"
            name="takeTypeface"
            value={one}
            className="style-card"
            aria-label={say.takeTypeface(typefaceNames[one])}
            aria-pressed={one === typeface}
          >
            <img src={`/typefaces/${one}.svg`} alt="" width={32} height={28} />
            {typefaceNames[one]}
          </button>
        ))}
      </div>
    </div>
    <div>
      <span className="label">{say.corners}</span>
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
    </div>
  </>
)
