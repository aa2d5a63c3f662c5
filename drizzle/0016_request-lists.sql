DROP INDEX `requests_assignee`;--> statement-breakpoint
ALTER TABLE `requests` ADD `urgency` integer GENERATED ALWAYS AS ((case priority when 'high' then 0 when 'medium' then 1 else 2 end)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `requests_open_created` ON `requests` (`created_at`,`id`) WHERE status not in ('completed', 'pending_review');--> statement-breakpoint
CREATE INDEX `requests_open_number` ON `requests` (`number`,`id`) WHERE status not in ('completed', 'pending_review');--> statement-breakpoint
CREATE INDEX `requests_open_urgency` ON `requests` (`urgency`,`due_at`,`id`) WHERE status not in ('completed', 'pending_review');--> statement-breakpoint
CREATE INDEX `requests_open_updated` ON `requests` (`updated_at`,`id`) WHERE status not in ('completed', 'pending_review');--> statement-breakpoint
CREATE INDEX `requests_taken` ON `requests` (`due_at`,`id`) WHERE assignee_id is not null and status <> 'completed';--> statement-breakpoint
CREATE INDEX `requests_status_number` ON `requests` (`status`,`number`,`id`);--> statement-breakpoint
CREATE INDEX `requests_status_urgency` ON `requests` (`status`,`urgency`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_status_updated` ON `requests` (`status`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `requests_assignee` ON `requests` (`assignee_id`,`status`,`due_at`,`id`) WHERE assignee_id is not null;