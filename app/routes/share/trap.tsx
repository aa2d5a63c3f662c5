import { shareMessages as say } from '~/messages/share'

/** A field that people do not see: only a program fills it in. */
export const Trap = () => (
  <div className="share-trap" aria-hidden="true">
    <label htmlFor="share-website">{say.leaveEmpty}</label>
    <input id="share-website" name="website" tabIndex={-1} autoComplete="off" />
  </div>
)
