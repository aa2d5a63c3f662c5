CREATE TABLE `erasures` (
	`user_id` text PRIMARY KEY NOT NULL,
	`by_id` text NOT NULL,
	`templates_to` text,
	`open_work` text DEFAULT 'keep' NOT NULL,
	`work_to` text,
	`words` text NOT NULL,
	`step` text NOT NULL,
	`cursor` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`templates_to`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`work_to`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
ALTER TABLE `conversations` ADD `removed_at` integer;--> statement-breakpoint
ALTER TABLE `conversations` ADD `removed_work` text;--> statement-breakpoint
CREATE INDEX `conversations_removed` ON `conversations` (`removed_at`) WHERE removed_at is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `closed_at` integer;--> statement-breakpoint
CREATE INDEX `log_history_email` ON `log_history` ((details ->> '$.email')) WHERE details ->> '$.email' is not null;