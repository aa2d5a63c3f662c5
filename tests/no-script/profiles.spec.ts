import { profileJourneys } from '#tests/fixtures/profile-journeys'

profileJourneys()
