import { websiteJourneys } from '#tests/fixtures/website-journeys'

websiteJourneys()
