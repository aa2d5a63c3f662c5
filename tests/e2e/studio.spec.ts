import { studioJourneys } from '#tests/fixtures/studio-journeys'

studioJourneys()
