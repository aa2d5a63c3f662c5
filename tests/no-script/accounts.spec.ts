import { accountJourneys } from '#tests/fixtures/account-journeys'

accountJourneys()
