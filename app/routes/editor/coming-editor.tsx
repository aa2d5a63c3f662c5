import { WebsitePicture } from '~/components/shell/website-picture'

/** Content of the first page: the editor with a website in it, behind the dialog that asks for its name. */
export const ComingEditor = () => (
  <div className="coming" aria-hidden="true">
    <div className="coming-bar" />
    <div className="coming-side" />
    <div className="coming-page">
      <WebsitePicture />
    </div>
    <div className="coming-side" />
  </div>
)
