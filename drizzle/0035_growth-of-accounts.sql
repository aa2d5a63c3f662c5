DROP INDEX `notifications_origin`;--> statement-breakpoint
CREATE INDEX `notifications_origin` ON `notifications` (`origin`,`recipient_id`,`created_at`);--> statement-breakpoint
DROP INDEX `mail_due`;--> statement-breakpoint
ALTER TABLE `mail` ADD `urgent` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `mail_texts` ON `mail` (`created_at`) WHERE message <> '';--> statement-breakpoint
CREATE INDEX `mail_due` ON `mail` (`status`,`urgent`,`next_attempt_at`);