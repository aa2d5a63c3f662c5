import { ownPictureJourneys } from '#tests/fixtures/own-picture-journeys'

ownPictureJourneys()
