-- A form that was sent is known by who sent it alone: no word for what it does stands before that.
UPDATE OR IGNORE `submissions` SET `key` = substr(`key`, instr(`key`, ':') + 1)
WHERE substr(`key`, 1, instr(`key`, ':') - 1) IN ('folder', 'project', 'bulk-invite', 'user', 'invite',
  'restore', 'member-invite', 'share', 'mail', 'template', 'category', 'page', 'note', 'duplicate');--> statement-breakpoint
UPDATE OR IGNORE `submissions` SET `key` = substr(`key`, 1 + length('collaborators:') + 37)
WHERE `key` LIKE 'collaborators:%';--> statement-breakpoint
UPDATE OR IGNORE `submissions` SET `key` = replace(`key`, ':export:', ':');--> statement-breakpoint
-- What stood behind the hash is a part of what is hashed.
UPDATE OR IGNORE `submissions` SET `key` = substr(`key`, 1, 36 + 1 + 43)
WHERE substr(`key`, 37, 1) = ':' AND length(`key`) > 36 + 1 + 43;--> statement-breakpoint
UPDATE OR IGNORE `submissions` SET `key` = substr(`key`, 1, 42 + 1 + 43)
WHERE `key` LIKE 'guest:%' AND substr(`key`, 43, 1) = ':' AND length(`key`) > 42 + 1 + 43;
