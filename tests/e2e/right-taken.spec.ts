import { rightTakenJourneys } from '#tests/fixtures/right-taken-journeys'

rightTakenJourneys()
