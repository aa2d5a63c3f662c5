import { memberJourneys } from '#tests/fixtures/member-journeys'
import { profileJourneys } from '#tests/fixtures/profile-journeys'

profileJourneys()
memberJourneys()
