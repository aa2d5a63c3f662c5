import { accountSettingsJourneys } from '#tests/fixtures/account-settings-journeys'

accountSettingsJourneys()
