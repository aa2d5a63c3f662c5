import picture from './pictures/website.webp'

/** A website made of panels; decoration. It is fetched only where it is shown. */
export const WebsitePicture = () => (
  <img className="website-picture" src={picture} alt="" width={1200} height={2072} loading="lazy" />
)
