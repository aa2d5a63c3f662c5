DROP INDEX `attachments_uploader`;--> statement-breakpoint
CREATE INDEX `attachments_uploader` ON `attachments` (`uploader`,`created`);--> statement-breakpoint
DROP INDEX `draft_files_uploader`;--> statement-breakpoint
CREATE INDEX `draft_files_uploader` ON `draft_files` (`uploader`,`created`);--> statement-breakpoint
DROP INDEX `profile_files_created_by`;--> statement-breakpoint
CREATE INDEX `profile_files_created_by` ON `profile_files` (`created_by`,`created_at`);