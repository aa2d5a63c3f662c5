import { requestPinsJourneys } from '#tests/fixtures/request-pins-journeys'

requestPinsJourneys()
