import { lostRowsJourneys } from '#tests/fixtures/lost-rows-journeys'

lostRowsJourneys()
